// What every party has, customer or supplier: what is told of it, and what may be said of it.
import { z } from 'zod';
import { normalised } from '#core/shapes/values.ts';
import { registration } from '#core/tax/terms.ts';
import { requiredText } from '#api/contract/wire/values.ts';
import {
  capitalsOrNull,
  emailOrNull,
  linesOrNull,
  textOrNull,
} from '#api/contract/wire/written-text.ts';

const text = z.string().nullable();

export const partyFields = {
  name: z.string(),
  company: text,
  email: text,
  phone: text,
  contact: text.describe('The person to speak to.'),
  registration,
  gstin: text,
  pan: text,
  address: text,
  city: text,
  stateCode: text.describe('Two digits of GST; 96 is abroad.'),
  state: text,
  pincode: text,
  country: z.string(),
};

export const partyName = normalised(requiredText(100, 'Enter a name'), (value) => value.trim());
export const stateCode = z
  .string()
  .regex(/^[0-9]{2}$/, 'Must be a state’s two digits, such as 27.');

/** What is said of a party beside its name. */
export const givenParty = {
  company: textOrNull(100).optional(),
  email: emailOrNull.optional(),
  phone: textOrNull(30).optional(),
  contact: textOrNull(100).optional(),
  registration: registration.optional().describe('By the GSTIN when it is not given.'),
  gstin: capitalsOrNull(20).optional(),
  pan: capitalsOrNull(20).optional(),
  address: linesOrNull(500).optional(),
  city: textOrNull(100).optional(),
  stateCode: stateCode.nullable().optional(),
  pincode: textOrNull(12).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Must be two capital letters, such as IN.')
    .optional(),
};
