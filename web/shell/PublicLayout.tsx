// Around the pages that anybody may read: a bar with the mark, and a plain footer.
import { useAtomValue } from 'jotai';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { BrandMark } from '#web/ui/marks/Marks.tsx';
import { VERSION_LABEL } from './sidebar/items.ts';

export function PublicLayout() {
  const user = useAtomValue(sessionAtom);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-[1240px] items-center gap-2 px-4 py-3 lg:px-6">
        <Link to={paths.home} className="mr-auto flex items-center gap-3 text-lg font-semibold">
          <BrandMark />
          Lekha
        </Link>
        {user === null ? (
          <nav aria-label="Site" className="flex items-center gap-1">
            <Link to={paths.login()} className={buttonClass('quiet')}>
              Login
            </Link>
            <Link to={paths.register} className={buttonClass('secondary', 'max-[380px]:hidden')}>
              Get Started
            </Link>
          </nav>
        ) : (
          <nav aria-label="Site">
            <Link to={paths.dashboard} className={buttonClass('secondary')}>
              Dashboard
            </Link>
          </nav>
        )}
      </header>
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      <footer className="mx-auto flex w-full max-w-[1240px] flex-wrap gap-x-4 gap-y-1 px-4 py-6 text-sm text-ink-3 lg:px-6">
        <span>{VERSION_LABEL}</span>
        <Link to={paths.terms} className="link-quiet">
          Terms
        </Link>
        <Link to={paths.privacy} className="link-quiet">
          Privacy
        </Link>
      </footer>
    </div>
  );
}
