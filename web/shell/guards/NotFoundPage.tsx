// Where an address leads to no page: whoever is signed in keeps the frame around it, and searches
// for what they wanted.
import { useAtomValue, useSetAtom } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { openPaletteAtom } from '../commands/atoms.ts';

export function NotFoundPage() {
  const { pathname } = useLocation();
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const openPalette = useSetAtom(openPaletteAtom);
  return (
    <div className={isSignedIn ? 'max-w-160 py-8' : 'mx-auto max-w-160 px-4 py-16'}>
      <PageHead title="Not Found" below={<p className="mt-1 break-all text-ink-3">{pathname}</p>} />
      <p className="mb-4 text-ink-2">
        There is no page at this address.
        {isSignedIn && ' Search for an account, an invoice, a report or a setting.'}
      </p>
      {isSignedIn && (
        <div className="mb-6">
          <SearchField label="Search" value="" onChange={openPalette} autoFocus />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to={paths.dashboard} className={buttonClass(isSignedIn ? 'secondary' : 'primary')}>
          Dashboard
        </Link>
        <Link to={paths.journals()} className={buttonClass('secondary')}>
          Journal Entries
        </Link>
        {!isSignedIn && (
          <Link to={paths.home} className={buttonClass('secondary')}>
            Home
          </Link>
        )}
      </div>
    </div>
  );
}
