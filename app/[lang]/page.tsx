import { ownPageRoute } from './own-page';

const { Page, generateMetadata } = ownPageRoute('homepage');

export { Page as default, generateMetadata };
