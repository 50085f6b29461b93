export const dashboardWords = {
  stale: 'Could not refresh, showing 0',
  failed: 'Could not load the figures of this book. They load again when you come back.',
  old: 'Could not refresh',
  manage: 'System Management',
  balanced: 'Books balanced at',
  unbalanced: 'Not balanced at',
} as const;
