// The people of the examples, each with the part that they play in Sahyadri Traders.
import type { PersonId } from '#core/kernel/ids.ts';
import type { PersonFacts } from '#core/person/index.ts';

const person = (id: number, name: string, email: string, phone: string, company: string) => ({
  id: id as PersonId,
  profile: { name, email, phone, company },
});

/** Owns Sahyadri Traders. */
export const meera = person(
  1,
  'Meera Joshi',
  'meera@sahyadri.example',
  '+91 98200 00001',
  'Sahyadri Traders',
);
/** Her accountant. */
export const iyer = person(2, 'R Iyer', 'iyer@ledgers.example', '+91 98200 00002', 'Iyer & Co');
/** Types the vouchers in. */
export const deepak = person(3, 'Deepak Rao', 'deepak@sahyadri.example', '+91 98200 00003', '');
/** Audits the year. */
export const farida = person(
  4,
  'Farida Khan',
  'farida@audit.example',
  '+91 98200 00004',
  'Khan LLP',
);
/** Runs the chai stall, and has no business in the other books. */
export const kamala = person(
  5,
  'Kamala Devi',
  'kamala@chai.example',
  '+91 98200 00005',
  'Chai Stall',
);

/** What the shell would know when a person asks for a change: the e-mail address is free. */
export const personFacts: PersonFacts = {
  emailTakenBy: null,
  adminCount: 2,
};
