import type { Keeping } from '#core/book/index.ts';
import type { Retention } from '#api/contract/book/retention.ts';

export const retentionWire = ({ legalForm, proceedings }: Keeping): Retention => ({
  legal_form: legalForm,
  proceedings: proceedings.map(({ number, what, beganOn, endedOn }) => ({
    number,
    what,
    began_on: beganOn,
    ended_on: endedOn,
  })),
});
