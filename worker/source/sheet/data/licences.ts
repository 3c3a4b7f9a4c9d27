/**
 * Licences of software by what they are called, the SPDX list's identifiers and names with their common short forms. Those made for
 * texts, pictures and letters (Creative Commons, OFL) are none of a product.
 */
export const licences: Readonly<Record<string, string>> = {
  MIT: 'MIT',
  'Apache 2.0':
    'Apache License, Version 2.0; Apache License Version 2.0; Apache License 2.0; Apache Version 2.0; Apache 2.0; Apache-2.0; Apache v2; Apache 2',
  Apache: 'Apache Licence; Apache License; Apache',
  'AGPL 3.0':
    'GNU Affero General Public License v3.0; AGPL-3.0-or-later; AGPL-3.0-only; AGPL-3.0; AGPL 3.0; AGPLv3; AGPL v3',
  AGPL: 'GNU Affero General Public License; AGPL',
  'LGPL 3.0': 'LGPL-3.0-or-later; LGPL-3.0; LGPL 3.0; LGPLv3; LGPL v3',
  'LGPL 2.1': 'LGPL-2.1-or-later; LGPL-2.1; LGPL 2.1; LGPLv2.1; LGPL v2.1',
  LGPL: 'GNU Lesser General Public License; LGPL',
  'GPL 3.0': 'GNU General Public License v3.0; GPL-3.0-or-later; GPL-3.0-only; GPL-3.0; GPL 3.0; GPLv3; GPL v3; GPL 3',
  'GPL 2.0': 'GNU General Public License v2.0; GPL-2.0-or-later; GPL-2.0-only; GPL-2.0; GPL 2.0; GPLv2; GPL v2; GPL 2',
  GPL: 'GNU General Public License; GNU GPL; GPL',
  'MPL 2.0': 'Mozilla Public License 2.0; Mozilla Public License; MPL-2.0; MPL 2.0; MPL',
  'BSD 3-Clause': 'BSD 3-Clause; BSD-3-Clause; 3-clause BSD; New BSD',
  'BSD 2-Clause': 'BSD 2-Clause; BSD-2-Clause; 2-clause BSD; Simplified BSD',
  BSD: 'BSD',
  ISC: 'ISC',
  Zlib: 'zlib',
  Unlicense: 'Unlicense',
  'EPL 2.0': 'Eclipse Public License 2.0; EPL-2.0; EPL 2.0',
  'EUPL 1.2': 'EUPL-1.2; EUPL 1.2; EUPL',
  'BUSL 1.1': 'Business Source License 1.1; Business Source License; BUSL-1.1; BSL 1.1',
  'SSPL 1.0': 'Server Side Public License; SSPL-1.0; SSPL',
  'Elastic License 2.0': 'Elastic License 2.0; Elastic-2.0; ELv2',
};

/** What a statement of the product's own licence is made of besides the licence's and the product's name. */
export const beforeLicence =
  'a; an; all; and; available; be; code; distributed; forever; free; fully; is; it; its; licence; license; licensed; licences; licenses; of; open; open-source; open source; oss; our; permissive; project; proudly; published; released; self-hosted; self-hosteable; software; source; source code; the; this; tool; library; app; package; under; yes; 100%; completely; entirely; &; +';

/** Of these a page tells licences too, which are not its product's. */
export const othersLicensed =
  'icon; icons; font; fonts; theme; themes; template; templates; photo; photos; image; images; illustration; illustrations; doc; docs; documentation; content; data; dataset; text; logo; dependency; dependencies; credits; core; sdk; plugin; plugins; model; models; weights; sample; samples; examples; third-party';

/** 'An open source intelligence tool' is about open sources. */
export const aboutOpenSource =
  'intelligence; licence; licences; license; licenses; dependency; dependencies; contribution; contributions; contributor; contributors; compliance; vulnerability; vulnerabilities; maintainer; maintainers; project; projects; community; communities; models; model; libraries; packages; packages; software composition; security scanner';
