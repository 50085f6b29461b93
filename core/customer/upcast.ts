// How a customer of version 1 reads in version 2, which seals what names a private person.
import { privateSubjectStep } from '../kernel/upcaster.ts';
import type { Upcaster } from '../kernel/upcaster.ts';

export const customerUpcasters: readonly Upcaster[] = [
  privateSubjectStep('CustomerCreated', 1),
  privateSubjectStep('CustomerChanged', 1),
];
