export { phoneHref } from '@/lib/i18n/phone';
