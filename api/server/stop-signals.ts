/** Ctrl-C, the system's request, and a terminal that was closed. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
