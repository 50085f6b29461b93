// The page of a declared list: its head with what is done with all of it, what narrows it, and its
// rows; or that there are none yet, that they are on their way, or could not be read.
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailed } from '#web/client/query.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { RegisterFoot } from '#web/ui/lists/register/RegisterTable.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { searchKey } from '../search-key.ts';
import { useKeys } from '../use-keys.ts';
import { DeclaredRegister, inSentence } from './declared-list.tsx';
import type { DeclaredListState, RegisterProps } from './declared-list.tsx';
import { ListWaiting } from './ListRegister.tsx';

/** What the figures of a list say of it. */
export type ToldOfList = {
  /** How many rows the filter finds. */
  readonly count: number;
  /** How many there are without one; null where nobody counts them, and there are some. */
  readonly of: number | null;
  /** How many there are and what they come to: a phone has it in place of the foot. */
  readonly total?: ReactNode;
  readonly foot: RegisterFoot;
  /** What all of them come to, in paise, as `worth` of the list has it. */
  readonly worth?: number;
};

type BodyProps<Row> = Omit<RegisterProps<Row>, 'foot' | 'worth'> & {
  /** Undefined until they are there. */
  readonly told: ToldOfList | undefined;
  readonly figures: Pick<UseQueryResult<unknown, CallFailed>, 'error' | 'refetch'>;
  /** The button that adds one, for whoever may. */
  readonly add?: ReactNode;
  /** Said where there are none at all, with another button if that is meant. */
  readonly empty: { readonly title: string; readonly text: string; readonly add?: ReactNode };
  /** What the search field and the pills are. */
  readonly filters: ReactNode;
  /** What is said above the rows. */
  readonly notes?: ReactNode;
  /** Drawn in place of the rows, as cards for those who would rather read them. */
  readonly instead?: ReactNode;
};

/** Without its head, for a page that has more in its own. */
export function DeclaredListBody<Row>(props: BodyProps<Row>) {
  const { told, figures, add, empty, filters, notes, instead, ...register } = props;
  const [, many] = register.of.list.noun;
  useKeys(register.of.list.title, [searchKey(many)]);
  if (told?.of === 0) {
    return (
      <EmptyState title={empty.title} actions={empty.add ?? add}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <search className="register-filters">{filters}</search>
      {notes}
      {instead}
      {instead !== undefined ? null : told === undefined ? (
        <ListWaiting
          what={inSentence(register.of.list)}
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      ) : (
        <>
          {told.total !== undefined && (
            <p role="status" className="register-total">
              {told.total}
            </p>
          )}
          <DeclaredRegister
            {...register}
            foot={footOf(told)}
            {...(told.worth !== undefined && { worth: told.worth })}
          />
        </>
      )}
    </>
  );
}

/** What is summed is said to be of a part of them. */
const footOf = ({ count, of, foot }: ToldOfList): RegisterFoot =>
  of !== null && count < of && Object.keys(foot.sums).length > 0
    ? { ...foot, beside: `of ${formatCount(of)}` }
    : foot;

type OutstandingProps = {
  readonly rows: string;
  readonly paise: number;
  readonly what?: string;
};

/** Above the rows of a phone. */
export const Outstanding = ({ rows, paise, what = 'outstanding' }: OutstandingProps) => (
  <>
    {rows}, {what} <b className="font-medium">{formatRupees(paise)}</b>
  </>
);

type Props<Row> = BodyProps<Row> & {
  /** Where the page has another than the list. */
  readonly heading?: string;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** In the head, before what is done with the list. */
  readonly beside?: ReactNode;
  /** A class of the head's tools, where there are many. */
  readonly look?: string;
};

export function DeclaredListPage<Row>(props: Props<Row>) {
  const { heading, above, below, beside, look = '', ...body } = props;
  const { of, told, add } = body;
  return (
    <>
      <PageHead title={heading ?? of.list.title} above={above} below={below}>
        <div className={`flex flex-wrap items-center gap-2 ${look}`}>
          {beside}
          {told?.of !== 0 && (
            <>
              <ListSheet of={of} />
              {add}
            </>
          )}
        </div>
      </PageHead>
      <DeclaredListBody {...body} />
    </>
  );
}

function ListSheet<Row>({ of }: { readonly of: DeclaredListState<Row> }) {
  return <SheetActions what={inSentence(of.list)} of={of.sheetOf()} />;
}
