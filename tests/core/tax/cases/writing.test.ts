import { z } from 'zod';
import { indianAmount, paiseAsWritten } from '#core/kernel/writing/indian-number.ts';
import { numberInWords, rupeesInWords } from '#core/kernel/writing/rupee-words.ts';
import { rule, runTable } from './table.ts';

runTable('words', [
  rule(z.strictObject({ amount: z.string() }), ({ amount }) => {
    const words = rupeesInWords(paiseAsWritten(amount) ?? Number.NaN);
    // We count on in crores, as invoices do; the library of this source goes over to arab.
    const crore = words.indexOf(' Crore');
    const hundreds = /^(\w+(?: \w+)?) Hundred (.+)$/.exec(words.slice(0, crore));
    const arab = hundreds && `${hundreds[1]} Arab ${hundreds[2]}${words.slice(crore)}`;
    return { words, words_common_invoice_style: words, words_to_words_lib: arab };
  }),
  rule(z.strictObject({ number: z.int() }), ({ number }) => ({
    words_lower: numberInWords(number),
  })),
]);

runTable('format', [
  rule(z.strictObject({ amount: z.number(), format: z.literal('#,##,###.##') }), ({ amount }) => ({
    text: indianAmount(paiseAsWritten(String(amount)) ?? Number.NaN),
  })),
]);
