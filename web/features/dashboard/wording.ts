export const dashboardWords = {
  stale: 'Could not refresh, showing 0',
  failed: 'The figures of this book could not be read. They are asked for again when you return.',
  old: 'Could not refresh',
  manage: 'System Management',
  balanced: 'Books balanced at',
  unbalanced: 'Not balanced at',
} as const;
