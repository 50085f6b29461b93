// The page of one document of a supplier: that it is on its way or is not there, its head with what
// may be done with it and the keys for that, what it says, and how it ends.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link, useNavigate } from 'react-router-dom';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { AskedAct } from '#web/client/act-warnings.ts';
import type { CallFailed } from '#web/client/query.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';
import type { BadgeKind } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';

/** What documents of a kind are called, and where their list is. */
export type DocumentWords = {
  /** In a sentence: bill. */
  readonly noun: string;
  /** At the head of a page: Bill. */
  readonly title: string;
  readonly list: { readonly name: string; readonly to: string };
};

const ToList = ({ list: { name, to } }: Pick<DocumentWords, 'list'>) => (
  <Link to={to} className="link-quiet">
    {name}
  </Link>
);

type AtAddressProps<Document> = {
  readonly words: DocumentWords;
  /** As the address has it. */
  readonly id: number;
  readonly query: UseQueryOptions<Document, CallFailed>;
  readonly page: (document: Document) => ReactNode;
};

export function DocumentAtAddress<Document>(props: AtAddressProps<Document>) {
  const { words, id, query, page } = props;
  const { noun, title, list } = words;
  const isId = Number.isSafeInteger(id) && id > 0;
  const one = useQuery({ ...query, enabled: isId });
  if (one.data !== undefined) return page(one.data);
  const isUnknown = !isId || (one.isError && statusOf(one.error.failure) === 404);
  return (
    <>
      <PageHead title={isUnknown ? `No such ${noun}` : title} above={<ToList list={list} />} />
      {isUnknown && (
        <EmptyState
          title={`No such ${noun}`}
          actions={
            <Link to={list.to} className={buttonClass('primary')}>
              {list.name}
            </Link>
          }
        >
          Nothing was found at this address.
        </EmptyState>
      )}
      {!isUnknown && one.isError && (
        <ErrorState
          what={`the ${noun}`}
          why={sentenceOf(one.error.failure)}
          onRetry={() => void one.refetch()}
        />
      )}
      {!isUnknown && one.isPending && (
        <Skeletons label={`Loading the ${noun}`} count={4} item="h-8" layout="grid gap-1" />
      )}
    </>
  );
}

type Shown = {
  readonly id: number;
  readonly number: string | null;
  readonly status: string;
  /** Of what has none, `partyName` says who it is. */
  readonly supplierName?: string;
  /** Of what posts. */
  readonly journalId?: number | null;
  readonly narration: string;
};

/** How the statuses look that every kind has. */
const BADGES: Readonly<Record<string, BadgeKind>> = {
  draft: 'draft',
  reversed: 'plum',
  cancelled: 'plum',
  discarded: 'plum',
  billed: 'good',
};

/** What may be done with it beside what every document has. */
type DocumentAct = {
  readonly keys: string;
  readonly name: string;
  readonly run: () => void;
};

type ReversalBody = { readonly reason: string; readonly date?: CalendarDate };

type Props<Document extends Shown> = {
  readonly bookId: number;
  readonly document: Document;
  readonly words: DocumentWords;
  readonly partyName?: string;
  /** As a sentence has it after the noun: SPM/118. */
  readonly name: string;
  readonly title: string;
  readonly status: string;
  /** How its status looks, where that depends on more than the status of the document. */
  readonly badge?: BadgeKind | undefined;
  /** The kind in the address of its history. */
  readonly kind: string;
  /** What this person may do with a document of the kind. */
  readonly rights: { readonly draft: boolean; readonly post: boolean; readonly reverse?: boolean };
  /** None of what is never drafted. */
  readonly editAt?: string;
  readonly post?: AskedAct<Document>;
  /** How a draft becomes what it is for; it is posted unless this says otherwise. */
  readonly posts?: { readonly does: string; readonly doing: string; readonly done: string };
  /** None of what posts nothing. */
  readonly reverse?: (body: ReversalBody) => AskedAct<Document>;
  readonly discard?: (body: { readonly reason: string }) => AskedAct<Document>;
  /** What a reversal does. */
  readonly reversalDoes?: string;
  readonly onWritten: (written: Document) => Promise<void>;
  readonly acts?: readonly DocumentAct[];
  readonly children: ReactNode;
};

const POSTS = { does: 'Post', doing: 'Posting…', done: 'posted' };

function useDocumentActs<Document extends Shown>(props: Props<Document>) {
  const { bookId, document, words, name, kind, rights, editAt, post, onWritten, acts = [] } = props;
  const { posts = POSTS } = props;
  const notify = useSetAtom(noticeAtom);
  const openHistory = useSetAtom(historyAtom);
  const navigate = useNavigate();
  const { send, busy, failure } = useSend();
  const [ending, setEnding] = useState<'reverse' | 'discard' | null>(null);
  const { id, status } = document;
  const isDraft = status === 'draft';
  const may = {
    edit: isDraft && rights.draft && editAt !== undefined,
    discard: isDraft && rights.draft && props.discard !== undefined,
    post: isDraft && rights.post && post !== undefined,
    reverse: status === 'posted' && rights.reverse === true,
  };
  const posting = () => {
    if (post === undefined) return;
    void send(post.send, async (posted) => {
      await onWritten(posted);
      notify({ kind: 'done', text: `${words.title} ${posts.done} as ${posted.number ?? ''}.` });
    });
  };
  const history = () => openHistory({ bookId, kind, id, title: `${words.noun} ${name}` });
  const edit = () => void navigate(editAt ?? '');
  useKeys(words.title, [
    { keys: 'H', does: 'History', run: history },
    ...(may.edit ? [{ keys: 'E', does: 'Edit the draft', run: edit, writes: true }] : []),
    ...(may.post
      ? [
          {
            keys: 'Ctrl+Enter',
            does: `${posts.does} the ${words.noun}`,
            run: posting,
            writes: true,
          },
        ]
      : []),
    ...acts.map(({ keys, name: does, run }) => ({ keys, does, run, writes: true })),
    ...(may.reverse
      ? [{ keys: 'X', does: 'Reverse', run: () => setEnding('reverse'), writes: true }]
      : []),
  ]);
  return { may, posts, posting, history, edit, busy, failure, ending, setEnding };
}

export function DocumentPage<Document extends Shown>(props: Props<Document>) {
  const { bookId, document, words, name, title, status, acts = [], children } = props;
  const { discard, reverse } = props;
  const { may, posts, posting, history, edit, busy, failure, ending, setEnding } =
    useDocumentActs(props);
  return (
    <>
      <PageHead
        title={title}
        above={<ToList list={words.list} />}
        below={
          <p className="flex flex-wrap items-center gap-2 text-ink-2">
            <span dir="auto">{props.partyName ?? document.supplierName}</span>
            <Badge kind={props.badge ?? BADGES[document.status] ?? 'grey'}>{status}</Badge>
            {document.journalId != null && (
              <Link to={paths.journal(document.journalId, bookId)} className="link-quiet">
                Its journal
              </Link>
            )}
          </p>
        }
      >
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button aria-keyshortcuts="H" onClick={history}>
            History
          </Button>
          <PresentOnly>
            {may.discard && <Button onClick={() => setEnding('discard')}>Discard</Button>}
            {may.reverse && (
              <Button aria-keyshortcuts="X" onClick={() => setEnding('reverse')}>
                Reverse
              </Button>
            )}
            {acts.map((act) => (
              <Button key={act.keys} aria-keyshortcuts={act.keys} onClick={act.run}>
                {act.name}
              </Button>
            ))}
            {may.edit && (
              <Button aria-keyshortcuts="E" onClick={edit}>
                Edit
              </Button>
            )}
            {may.post && (
              <Button
                kind="primary"
                aria-keyshortcuts="Control+Enter"
                busyText={busy ? posts.doing : null}
                onClick={posting}
              >
                {posts.does} {words.noun}
              </Button>
            )}
          </PresentOnly>
        </div>
      </PageHead>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      {children}
      {document.narration !== '' && (
        <p dir="auto" className="mt-3 wrap-anywhere whitespace-pre-line">
          {document.narration}
        </p>
      )}
      {ending === 'reverse' && reverse !== undefined && (
        <ReasonDialog
          title={`Reverse ${words.noun} ${name}`}
          about={props.reversalDoes}
          confirm="Reverse"
          done={`Reversed: ${words.noun} ${name}.`}
          dated="Dated"
          act={(reason, { date }) => reverse({ reason, ...(date !== undefined && { date }) })}
          onDone={props.onWritten}
          onClose={() => setEnding(null)}
        />
      )}
      {ending === 'discard' && discard !== undefined && (
        <ReasonDialog
          title="Discard this draft"
          about="Nothing of it is in the books."
          confirm="Discard"
          done="Draft discarded."
          act={(reason) => discard({ reason })}
          onDone={props.onWritten}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}
