import * as migration_20261120_095038_initial from './20261120_095038_initial';
import * as migration_20261120_134652_forms_and_redirects from './20261120_134652_forms_and_redirects';
import * as migration_20261120_160116_editing from './20261120_160116_editing';
import * as migration_20261122_085935_accounts_and_publication from './20261122_085935_accounts_and_publication';
import * as migration_20261122_091610_right_to_read_messages from './20261122_091610_right_to_read_messages';
import * as migration_20261123_003500_indexes_for_many_pages from './20261123_003500_indexes_for_many_pages';
import * as migration_20261123_042844_bin_and_translations from './20261123_042844_bin_and_translations';
import * as migration_20261123_043233_brand from './20261123_043233_brand';
import * as migration_20261123_044530_categories from './20261123_044530_categories';
import * as migration_20261123_050420_languages from './20261123_050420_languages';
import * as migration_20261123_072834_parts_and_translations from './20261123_072834_parts_and_translations';
import * as migration_20261123_111049_publication_requests from './20261123_111049_publication_requests';
import * as migration_20261123_114308_finder_and_tour from './20261123_114308_finder_and_tour';
import * as migration_20261123_115807_section_comments from './20261123_115807_section_comments';
import * as migration_20261123_150513_reusable_sections from './20261123_150513_reusable_sections';
import * as migration_20261125_042645_news_page from './20261125_042645_news_page';
import * as migration_20261127_091144_numbers_given_once from './20261127_091144_numbers_given_once';

export const migrations = [
  {
    up: migration_20261120_095038_initial.up,
    down: migration_20261120_095038_initial.down,
    name: '20261120_095038_initial',
  },
  {
    up: migration_20261120_134652_forms_and_redirects.up,
    down: migration_20261120_134652_forms_and_redirects.down,
    name: '20261120_134652_forms_and_redirects',
  },
  {
    up: migration_20261120_160116_editing.up,
    down: migration_20261120_160116_editing.down,
    name: '20261120_160116_editing',
  },
  {
    up: migration_20261122_085935_accounts_and_publication.up,
    down: migration_20261122_085935_accounts_and_publication.down,
    name: '20261122_085935_accounts_and_publication',
  },
  {
    up: migration_20261122_091610_right_to_read_messages.up,
    down: migration_20261122_091610_right_to_read_messages.down,
    name: '20261122_091610_right_to_read_messages',
  },
  {
    up: migration_20261123_003500_indexes_for_many_pages.up,
    down: migration_20261123_003500_indexes_for_many_pages.down,
    name: '20261123_003500_indexes_for_many_pages',
  },
  {
    up: migration_20261123_042844_bin_and_translations.up,
    down: migration_20261123_042844_bin_and_translations.down,
    name: '20261123_042844_bin_and_translations',
  },
  {
    up: migration_20261123_043233_brand.up,
    down: migration_20261123_043233_brand.down,
    name: '20261123_043233_brand',
  },
  {
    up: migration_20261123_044530_categories.up,
    down: migration_20261123_044530_categories.down,
    name: '20261123_044530_categories',
  },
  {
    up: migration_20261123_050420_languages.up,
    down: migration_20261123_050420_languages.down,
    name: '20261123_050420_languages',
  },
  {
    up: migration_20261123_072834_parts_and_translations.up,
    down: migration_20261123_072834_parts_and_translations.down,
    name: '20261123_072834_parts_and_translations',
  },
  {
    up: migration_20261123_111049_publication_requests.up,
    down: migration_20261123_111049_publication_requests.down,
    name: '20261123_111049_publication_requests',
  },
  {
    up: migration_20261123_114308_finder_and_tour.up,
    down: migration_20261123_114308_finder_and_tour.down,
    name: '20261123_114308_finder_and_tour',
  },
  {
    up: migration_20261123_115807_section_comments.up,
    down: migration_20261123_115807_section_comments.down,
    name: '20261123_115807_section_comments',
  },
  {
    up: migration_20261123_150513_reusable_sections.up,
    down: migration_20261123_150513_reusable_sections.down,
    name: '20261123_150513_reusable_sections',
  },
  {
    up: migration_20261125_042645_news_page.up,
    down: migration_20261125_042645_news_page.down,
    name: '20261125_042645_news_page',
  },
  {
    up: migration_20261127_091144_numbers_given_once.up,
    down: migration_20261127_091144_numbers_given_once.down,
    name: '20261127_091144_numbers_given_once'
  },
];
