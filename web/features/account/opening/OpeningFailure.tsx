// Why the opening balances were not posted, and the way to the account that it concerns.
import type { Account } from '#api/contract/account/account.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { TwoWays, WayBack } from '#web/shell/form/FormFrame.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { OpeningView } from './form/use-view.ts';
import type { OpeningForm } from './form/use-opening.ts';

type Props = {
  readonly form: OpeningForm;
  readonly view: OpeningView;
  readonly accounts: readonly Account[];
};

export function OpeningFailure({ form, view, accounts }: Props) {
  const fault = view.fault === null || form.fault() === null ? null : view.fault;
  const { failure } = form;
  if (fault === null && failure === null) return <WayBack conflict={form.conflict} />;
  const accountId = fault === null ? form.sentAt(indexIn(failure)) : fault.accountId;
  const account = accounts.find(({ id }) => id === accountId);
  return (
    <Notice kind="problem">
      {fault?.text ?? (failure === null ? '' : sentenceOf(failure))}{' '}
      {account !== undefined && (
        <Button kind="quiet" onClick={() => view.goTo(account.id)}>
          Go to {account.name}
        </Button>
      )}
      <TwoWays conflict={fault === null ? form.conflict : null} />
    </Notice>
  );
}

/** @returns which of the accounts that were sent, from 0; null where none is named. */
function indexIn(failure: Failure | null): number | null {
  if (failure?.kind !== 'problem') return null;
  const { field = Object.keys(fieldErrorsOf(failure))[0] ?? '' } = failure.problem.facts ?? {};
  const index = /^accounts\.(\d+)/.exec(field)?.[1];
  return index === undefined ? null : Number(index);
}
