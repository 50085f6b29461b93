// How an account of version 1 reads in version 2, which seals what names a private person.
import { privateSubjectStep } from '../kernel/upcaster.ts';

export const accountUpcasters = [
  privateSubjectStep('AccountCreated', 1),
  privateSubjectStep('AccountChanged', 1),
] as const;
