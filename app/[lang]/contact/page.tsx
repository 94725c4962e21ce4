import { ownPageRoute } from '../own-page';

const { Page, generateMetadata } = ownPageRoute('contact');

export { Page as default, generateMetadata };
