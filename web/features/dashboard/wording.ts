export const dashboard = {
  stale: 'Could not refresh, showing 0',
  old: 'Could not refresh',
  manage: 'System Management',
  balanced: 'Books balanced at',
  unbalanced: 'Not balanced at',
} as const;
