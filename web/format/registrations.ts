// What the registrations of a party are called, on screens and in files.
import type { Registration } from '#core/tax/terms.ts';

export const REGISTRATION_WORDS = {
  regular: 'Regular',
  composition: 'Composition',
  sez: 'SEZ unit or developer',
  uin: 'UIN holder',
  unregistered: 'Unregistered',
  overseas: 'Overseas',
} as const satisfies Readonly<Record<Registration, string>>;
