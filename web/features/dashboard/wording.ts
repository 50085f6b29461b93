export const dashboard = {
  stale: 'Could not refresh, showing 0',
  manage: 'System Management',
  balanced: 'Books balanced at',
  unbalanced: 'Not balanced at',
} as const;
