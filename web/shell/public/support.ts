// Whom to write to: to be replaced by whoever runs an installation for others.
export const SUPPORT = {
  email: 'support@lekha.example',
  phone: '+91 20 5550 0100',
  response: 'Response time: within 2 hours',
} as const;
