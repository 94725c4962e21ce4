import { ownPageRoute } from '../own-page';

const { Page, generateMetadata } = ownPageRoute('about');

export { Page as default, generateMetadata };
