// Where reports put the account: by its type's group, which a type of long ago may lack, and which
// may have changed since the account was made.
import type { Account, AccountType } from '#api/contract/account/account.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';

type Props = {
  readonly types: readonly AccountType[];
  readonly chosenId: number | null;
  /** The account that is changed; none when one is added. */
  readonly account: Account | undefined;
  readonly moves: boolean;
  readonly onMoves: (moves: boolean) => void;
  readonly onChooseGroup: (type: AccountType) => void;
};

export function TypeGroup({ types, chosenId, account, moves, ...rest }: Props) {
  const type = types.find(({ id }) => id === chosenId);
  if (type === undefined) return null;
  if (type.group === null) {
    return (
      <Notice kind="remark">
        <p>
          ‘<bdi>{type.name}</bdi>’ has no group: reports show its accounts apart, and its income or
          expense is not closed at the year’s end.
          {type.shared && ' An admin can put it under one.'}
        </p>
        {!type.shared && (
          <Button onClick={() => rest.onChooseGroup(type)} className="mt-2">
            Choose its group
          </Button>
        )}
      </Notice>
    );
  }
  if (account?.accountTypeId !== type.id || account.group === type.group) return null;
  const nameOf = (group: string | null) =>
    types.find((each) => each.reserved && each.group === group)?.name ?? 'no group';
  return (
    <Checkbox checked={moves} onChange={rest.onMoves}>
      Move this account from {nameOf(account.group)} to {nameOf(type.group)}, where its type is now
    </Checkbox>
  );
}
