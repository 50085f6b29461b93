// The codes of goods and services: what a product's HSN or SAC is chosen from.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { linesOfText, wholeNumber } from '#api/contract/wire/values.ts';

export const hsnCode = z.strictObject({
  code: z.string().describe('4, 6 or 8 digits of goods, 4 or 6 of services.'),
  kind: z.enum(['HSN', 'SAC']),
  description: z.string().describe('As GSTN’s master has it.'),
  chapter: z.string().describe('The first two digits.'),
  chapter_description: z.string(),
  under: z.array(z.string()).describe('What heading and sub-heading say, where it is below them.'),
});
export type HsnCode = z.infer<typeof hsnCode>;

export const findHsnCodes = endpoint({
  method: 'GET',
  path: '/api/islogin/hsn',
  summary: 'Codes that begin so, or whose official description has the words; headings first',
  access: 'signed-in',
  query: z.strictObject({
    search: linesOfText(100).optional().describe('The beginning of a code, or words in any order.'),
    limit: wholeNumber(1, 100).optional().describe('20 unless said otherwise.'),
  }),
  shows: [],
  reply: z.array(hsnCode),
});
