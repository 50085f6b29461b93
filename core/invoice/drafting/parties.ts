// Who stands on an invoice, as known when it was issued. Shared by the shapes on disk.
import { z } from 'zod';
import { personalIfPrivate } from '../../kernel/event.ts';
import { registration, supplierRegistration } from '../../tax/index.ts';

const texts = {
  name: z.string(),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  pincode: z.string().nullable(),
  stateCode: z.string().nullable().describe('Two digits of GST; 96 is abroad.'),
};

export const supplier = z.strictObject({
  ...texts,
  registration: supplierRegistration,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  bank: z
    .strictObject({
      name: z.string(),
      accountNumber: z.string(),
      ifsc: z.string(),
      branch: z.string().nullable(),
    })
    .nullable(),
  upi: z.strictObject({ address: z.string(), payee: z.string() }).nullable(),
  lut: z.string().nullable().describe('The letter of undertaking for supplies without tax.'),
});
export type Supplier = z.infer<typeof supplier>;

/** What tax law makes the issuer keep of the buyer; contact data are not on it. */
export const recipient = z.strictObject({
  ...texts,
  company: z.string().nullable(),
  registration,
  country: z.string().describe('ISO 3166 alpha-2: IN.'),
});
/** Who is not registered is sealed: the law's term is kept by not destroying the key before. */
export const sealableRecipient = recipient.extend({
  name: personalIfPrivate(z.string()),
  company: personalIfPrivate(z.string().nullable()),
  pan: personalIfPrivate(z.string().nullable()),
  address: personalIfPrivate(z.string().nullable()),
  city: personalIfPrivate(z.string().nullable()),
  pincode: personalIfPrivate(z.string().nullable()),
});
export type Recipient = z.infer<typeof recipient>;
