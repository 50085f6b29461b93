// Right bodies of the calls on returns.
const GSTR_1 = { return_kind: 'gstr-1', period: '042026', expected: 9999 };

export const RETURNS = {
  setFilingFrequency: { frequency: 'quarterly', from: '2026-10-01', expected: 9999 },
  markReturnFiled: { ...GSTR_1, filed_on: '2026-05-09', arn: 'AA270426123456K' },
  reverseReturnFiling: { ...GSTR_1, reason: 'Not ours' },
} as const;
