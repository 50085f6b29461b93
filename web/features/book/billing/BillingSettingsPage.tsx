export const BillingSettingsPage = () => null;
