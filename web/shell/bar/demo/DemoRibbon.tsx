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
import './demo-ribbon.css';

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
        'demo-ribbon sticky top-0 z-20 flex h-(--ribbon) items-center gap-x-3 border-b ' +
        'border-warn-line bg-warn-bg px-4 text-sm text-warn lg:px-6 print:hidden'
      }
    >
      <p className="min-w-0 truncate">
        <b>Demo book.</b>
        <span className="max-sm:sr-only"> Nothing in it is real, and nothing of it is sent.</span>
        {failure !== null && <span role="alert"> {sentenceOf(failure)}</span>}
      </p>
      <span className="ml-auto flex min-w-0 items-center gap-x-3">
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
            <span className="truncate">
              Back to <span dir="auto">{own.name}</span>
            </span>
          </button>
        )}
        <Button className="shrink-0" busyText={busy ? 'Throwing it away…' : null} onClick={discard}>
          Throw it away
        </Button>
      </span>
    </section>
  );
}

const LINK = 'link inline-flex min-h-6 min-w-0 items-center pointer-coarse:min-h-11';
