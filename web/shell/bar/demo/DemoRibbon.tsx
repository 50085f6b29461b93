// Stands above every page of a demo book, so that nobody takes it for their own.
import { useAtomValue, useSetAtom } from 'jotai';
import { Link, useNavigate } from 'react-router-dom';
import { listBooks } from '#api/contract/book/book.ts';
import { discardDemoBook, readDemoBook } from '#api/contract/book/caller/demo.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { checkSession, sessionAtom } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { useSend } from '../../form/use-send.ts';

export function DemoRibbon() {
  const books = useAtomValue(sessionAtom)?.books ?? [];
  const choose = useSetAtom(activeBookChoiceAtom);
  const setNotice = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const { busy, failure, send } = useSend();
  const own = books.find(({ demo }) => demo === undefined);
  const discard = () =>
    void send(
      () => call(discardDemoBook, {}),
      async () => {
        choose(null);
        // The page goes first: what it shows is nobody's any more.
        void navigate(paths.dashboard);
        await checkSession();
        await invalidate(listBooks, readDemoBook);
        setNotice({ text: 'The demo book was thrown away.' });
      },
    );
  return (
    <section
      aria-label="Demo book"
      className={
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warn-line bg-warn-bg px-4 ' +
        'py-1 text-sm text-warn lg:px-6 print:hidden'
      }
    >
      <p className="min-w-0">
        <b>Demo book.</b> Nothing in it is real, and nothing of it is sent.
        {failure !== null && <span role="alert"> {sentenceOf(failure)}</span>}
      </p>
      <span className="ml-auto flex flex-wrap items-center gap-x-3">
        {own === undefined ? (
          <Link to={paths.addBook} className={LINK}>
            Add your own book
          </Link>
        ) : (
          <button
            type="button"
            className={LINK}
            onClick={() => {
              choose({ id: own.id });
              void navigate(paths.dashboard);
            }}
          >
            Back to <span dir="auto">{own.name}</span>
          </button>
        )}
        <Button busyText={busy ? 'Throwing it away…' : null} onClick={discard}>
          Throw it away
        </Button>
      </span>
    </section>
  );
}

const LINK = 'link inline-flex min-h-6 items-center pointer-coarse:min-h-11';
