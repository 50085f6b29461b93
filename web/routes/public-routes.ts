// The screens of whoever is not signed in.
import { VisitorsOnly } from '../shell/guards/guards.tsx';
import { page } from '../shell/guards/page.ts';

export const publicPages = [
  page('/', async () => (await import('../features/landing/LandingPage.tsx')).LandingPage),
  page('/terms', async () => (await import('../features/landing/LegalPages.tsx')).TermsPage),
  page('/privacy', async () => (await import('../features/landing/LegalPages.tsx')).PrivacyPage),
  page(
    '/forgot-password',
    async () =>
      (await import('../features/session/links/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  page(
    '/reset-password',
    async () => (await import('../features/session/links/ResetPasswordPage.tsx')).ResetPasswordPage,
  ),
  page(
    '/confirm-address',
    async () =>
      (await import('../features/session/links/ConfirmAddressPage.tsx')).ConfirmAddressPage,
  ),
  page(
    '/invitation',
    async () => (await import('../features/book/invitations/InvitationPage.tsx')).InvitationPage,
  ),
  {
    Component: VisitorsOnly,
    children: [
      page('/login', async () => (await import('../features/session/LoginPage.tsx')).LoginPage),
      page(
        '/register',
        async () => (await import('../features/session/RegisterPage.tsx')).RegisterPage,
      ),
    ],
  },
];
