// What a book sets of e-invoices: its exempt class, and the keys with which the portal signs.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { normalised } from '#core/shapes/values.ts';
import { eInvoiceExemption } from '#core/tax/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { linesOfText, requiredText } from '#api/contract/wire/values.ts';
import { billingSettings } from './billing-settings.ts';

const KEYS_MAX = 10;
/** A certificate with a key of 4096 bits, and room. */
const KEY_CHARACTERS = 8000;

export const setEInvoicing = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/e_invoicing',
  summary:
    'Say whether the business is exempt from e-invoices, and what keys the portal signs with',
  access: 'member',
  body: record({
    exemption: eInvoiceExemption.nullable().optional(),
    keys: z
      .array(
        record({
          name: normalised(requiredText(60, 'Name the key.'), (name) => name.trim()),
          publicKey: linesOfText(KEY_CHARACTERS).describe('RSA, as PEM: a key or a certificate.'),
        }),
      )
      .max(KEYS_MAX, `A book has at most ${KEYS_MAX} keys.`)
      .optional(),
  }),
  reply: billingSettings,
});
