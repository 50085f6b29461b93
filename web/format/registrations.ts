// What the registrations of a party are called, on screens and in files.
import type { Registration } from '#core/tax/terms.ts';
import type { SpecialRegistration } from '#core/trade/terms.ts';

export const REGISTRATION_WORDS = {
  regular: 'Regular',
  composition: 'Composition',
  sez: 'SEZ unit or developer',
  uin: 'UIN holder',
  unregistered: 'Unregistered',
  overseas: 'Overseas',
} as const satisfies Readonly<Record<Registration, string>>;

export const SPECIAL_REGISTRATION_WORDS = {
  'input-service-distributor': 'Input service distributor',
  'tax-deductor': 'Tax deductor (TDS)',
  'e-commerce-operator': 'E-commerce operator',
} as const satisfies Readonly<Record<SpecialRegistration, string>>;

type Registered = {
  readonly registration: Registration;
  readonly specialRegistration: SpecialRegistration | null;
};

/** @returns how a supplier is registered. */
export const registrationWords = ({ registration, specialRegistration }: Registered): string =>
  specialRegistration === null
    ? REGISTRATION_WORDS[registration]
    : SPECIAL_REGISTRATION_WORDS[specialRegistration];
