// What a telephone number may be, wherever one is typed, pasted, imported or sent.
import { inPlainDigits } from './figures.ts';

/** A landline without its code has six; ITU-T E.164 allows fifteen with the country's. */
export const PHONE_DIGITS_MIN = 6;
export const PHONE_DIGITS_MAX = 15;

/** @returns how many digits the longest number of the text has; several may be in one field. */
export const phoneDigits = (text: string): number =>
  Math.max(
    ...inPlainDigits(text)
      .split(/[/,;|\n]|\bor\b/i)
      .map((one) => one.replace(/\D/g, '').length),
  );

export const isPhone = (text: string): boolean => {
  const digits = phoneDigits(text);
  return digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX;
};

/** @returns whether another number is given and is none; what stands from before stays. */
export const isBadNewPhone = (phone: string | null, before: string | null = null): boolean =>
  phone !== null && phone !== before && !isPhone(phone);

/** In one sentence, where it is none. */
export const phoneFault = (text: string): string => {
  const digits = phoneDigits(text);
  const has = `${text} has ${digits === 1 ? 'one digit' : `${digits} digits`}`;
  return digits < PHONE_DIGITS_MIN
    ? `${has}, and a phone number at least ${PHONE_DIGITS_MIN}.`
    : `${has}, and a phone number at most ${PHONE_DIGITS_MAX}.`;
};
