// The signed-in area: a sidebar on wide windows, a drawer under 1024 px, a bar above the page.
import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router-dom';
import { queryClient } from '#web/client/query.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { ShellCommands } from './commands/ShellCommands.tsx';
import { Drawer } from './sidebar/Drawer.tsx';
import { Notices } from './Notices.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { TopBar } from './bar/TopBar.tsx';

export function AppShell() {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { sidebarHidden } = useAtomValue(preferencesAtom);
  const columns = sidebarHidden ? '' : 'lg:grid lg:grid-cols-[248px_minmax(0,1fr)]';
  return (
    <QueryClientProvider client={queryClient}>
      <div className={`min-h-dvh ${columns}`}>
        {!sidebarHidden && (
          <aside className="sticky top-0 hidden h-dvh border-r border-line lg:block print:hidden">
            <Sidebar />
          </aside>
        )}
        <div className="min-w-0">
          <TopBar onMenu={() => setDrawerOpen(true)} />
          <main id="main" className="mx-auto max-w-[1288px] p-4 pb-24 lg:p-6 lg:pb-24">
            <Outlet />
          </main>
        </div>
        {drawerOpen && <Drawer onClose={() => setDrawerOpen(false)} />}
        <Notices />
        <ShellCommands />
      </div>
    </QueryClientProvider>
  );
}
