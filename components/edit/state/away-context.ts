'use client';

import { createContext } from 'react';

/** Whether the page could not be rendered again, because the site or its backend does not answer. */
export const AwayContext = createContext(false);
