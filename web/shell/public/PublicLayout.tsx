// Around the pages that anybody may read.
import { Outlet, Link } from 'react-router-dom';
import { SiteHeader } from './SiteHeader.tsx';
import { paths } from '#web/paths.ts';
import { VERSION_LABEL } from '../sidebar/items.ts';
import { SUPPORT } from './support.ts';
import { SECTIONS } from './site-links.ts';

export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

function SiteFooter() {
  return (
    <footer id="contact" className="scroll-mt-16 border-t border-line bg-surface-2 text-sm">
      <div className="mx-auto grid w-full max-w-[1240px] gap-8 px-4 py-8 sm:grid-cols-3 lg:px-6">
        <div>
          <h2 className="mb-2 text-h2 font-semibold">Free beta</h2>
          <p className="text-ink-2">Free of charge while the beta lasts. No credit card needed.</p>
          <p className="mt-2 text-ink-3">{VERSION_LABEL}</p>
        </div>
        <nav aria-label="Quick links">
          <h2 className="mb-2 text-h2 font-semibold">Quick links</h2>
          <ul className="grid grid-cols-2 gap-1">
            {[
              ...SECTIONS,
              { text: 'Terms', to: paths.terms },
              { text: 'Privacy', to: paths.privacy },
            ].map(({ text, to }) => (
              <li key={text}>
                <Link to={to} className="link-quiet inline-flex min-h-6 items-center">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="mb-2 text-h2 font-semibold">Support</h2>
          <ul className="flex flex-col gap-1">
            <li>
              <a href={`mailto:${SUPPORT.email}`} className="link-quiet">
                {SUPPORT.email}
              </a>
            </li>
            <li>
              <a href={`tel:${SUPPORT.phone.replaceAll(' ', '')}`} className="link-quiet">
                {SUPPORT.phone}
              </a>
            </li>
            <li className="text-ink-2">{SUPPORT.response}</li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
