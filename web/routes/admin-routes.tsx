// The addresses of the shared masters, which admins keep.
import type { RouteObject } from 'react-router-dom';
import { adminRoutesOf, ALL_KINDS } from '../shell/commands/kinds.ts';
import type { Kind } from '../shell/commands/kinds.ts';
import { page } from '../shell/guards/page.ts';

const adminOf = (kind: Kind): RouteObject[] => [
  page(adminRoutesOf(kind).list, async () => {
    const { AdminListPage } = await import('../features/catalogue/admin/AdminListPage.tsx');
    return () => <AdminListPage kind={kind} />;
  }),
  page(adminRoutesOf(kind).add, async () => {
    const { AdminAddPage } = await import('../features/catalogue/admin/AdminAddPage.tsx');
    return () => <AdminAddPage kind={kind} />;
  }),
  page(adminRoutesOf(kind).one, async () => {
    if (kind === 'account_type') {
      return (await import('../features/catalogue/admin/AdminTypePage.tsx')).AdminTypePage;
    }
    const { AdminEditPage } = await import('../features/catalogue/admin/AdminEditPage.tsx');
    return () => <AdminEditPage kind={kind} />;
  }),
];

const adminPages = [
  page(
    '/admin',
    async () => (await import('../features/catalogue/admin/AdminHomePage.tsx')).AdminHomePage,
  ),
  ...ALL_KINDS.flatMap(adminOf),
  page(
    '/admin/user',
    async () => (await import('../features/catalogue/admin/UserListPage.tsx')).UserListPage,
  ),
];

export const adminFrame: RouteObject = {
  lazy: async () => ({
    Component: (await import('../features/catalogue/admin/AdminFrame.tsx')).AdminFrame,
  }),
  children: adminPages,
};
