// How an issued invoice of version 1 reads in version 2, which seals what names a private person.
import { privateSubjectStep } from '../kernel/upcaster.ts';
import type { Upcaster } from '../kernel/upcaster.ts';

export const invoiceUpcasters: readonly Upcaster[] = [privateSubjectStep('InvoiceIssued', 1)];
