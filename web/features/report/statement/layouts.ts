// The two ways in which a statement is laid out.
export const LAYOUTS = [
  { value: 'vertical', label: 'Vertical' },
  { value: 't', label: 'T-form' },
] as const;
