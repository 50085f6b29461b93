import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { BrandMark } from '#web/ui/marks/Marks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SECTIONS, SIGN_IN } from './site-links.ts';

export function SiteHeader() {
  const user = useAtomValue(sessionAtom);
  const [open, setOpen] = useState(false);
  const links = user === null ? [...SECTIONS, ...SIGN_IN] : SECTIONS;
  return (
    <header className="mx-auto flex w-full max-w-[1240px] items-center gap-2 px-4 py-3 lg:px-6">
      <Link to={paths.home} className="mr-auto flex items-center gap-3 text-lg font-semibold">
        <BrandMark />
        Lekha
      </Link>
      <nav aria-label="Site" className="flex items-center gap-1 max-md:hidden">
        {links.map(({ text, to }) => (
          <Link key={text} to={to} className={buttonClass('quiet')}>
            {text}
          </Link>
        ))}
      </nav>
      {user === null && (
        <Link to={paths.register} className={buttonClass('secondary')}>
          Get Started
        </Link>
      )}
      <button
        type="button"
        aria-label="Menu"
        onClick={() => setOpen(true)}
        className={buttonClass('quiet', 'px-2! md:hidden')}
      >
        <Icon name="menu" />
      </button>
      {open && <MobileMenu links={links} onClose={() => setOpen(false)} />}
    </header>
  );
}
