import { RowTitle as RowTitle_0130584f5ae4d5894531f93131ea5c04 } from '../../../src/admin/RowTitle'
import { ReusableField as ReusableField_86851c2799bc998e8ac78e83b8c3280e } from '../../../src/reusable/admin/ReusableField'
import { ReusableTitle as ReusableTitle_fdd8f226198051fe3d010893e3bf17f0 } from '../../../src/reusable/admin/ReusableTitle'
import { OpenedAt as OpenedAt_e5a672c268bb9770928353a9e564ab35 } from '../../../src/publication/admin/OpenedAt'
import { ListsCell as ListsCell_95dd0e2abdec01c5c42c415f5e4b1839 } from '../../../src/categories/admin/ListsCell'
import { ListsField as ListsField_9cf6385adbd0f8f95f2268375f7bb258 } from '../../../src/categories/admin/ListsField'
import { LinksToThis as LinksToThis_a9127729921923f68790a35044db8ce7 } from '../../../src/bin/admin/LinksToThis'
import { EditOnPage as EditOnPage_6151404d5a0249e8fcdf152d82c7c148 } from '../../../src/editing/admin/EditOnPage'
import { DeletePage as DeletePage_2573a1cf38ab342d1d25392eefc28f63 } from '../../../src/bin/admin/DeletePage'
import { DeletePageItem as DeletePageItem_a411b49aed3504a599ead0941250abf8 } from '../../../src/bin/admin/DeletePageItem'
import { RestoreButton as RestoreButton_c8d350a02abcc4c63ae3a63b2baf526b } from '../../../src/bin/admin/RestoreButton'
import { MediaUsage as MediaUsage_026ab5d6794bba1229682dfba38a2f95 } from '../../../src/editing/usage/MediaUsage'
import { RedirectFile as RedirectFile_0aa5f584922b04b25b07b2da9f801854 } from '../../../src/admin/RedirectFile'
import { CurrentPassword as CurrentPassword_8715dd8109956583736797599b9b34f3 } from '../../../src/accounts/admin/CurrentPassword'
import { AccountSecurity as AccountSecurity_a1522c0f2909771cc9ea87cb792ca48a } from '../../../src/accounts/admin/AccountSecurity'
import { ActorCell as ActorCell_115012922a08c9ea1b583ebe5f405012 } from '../../../src/editing/trail/admin/Names'
import { ActorField as ActorField_115012922a08c9ea1b583ebe5f405012 } from '../../../src/editing/trail/admin/Names'
import { ReasonCell as ReasonCell_be091ff6050516046279f5e4702b1f68 } from '../../../src/editing/trail/admin/Reason'
import { ReasonField as ReasonField_be091ff6050516046279f5e4702b1f68 } from '../../../src/editing/trail/admin/Reason'
import { ChangedField as ChangedField_115012922a08c9ea1b583ebe5f405012 } from '../../../src/editing/trail/admin/Names'
import { MessageActions as MessageActions_61a66f99efe17802e02322f3243ae6a0 } from '../../../src/forms/admin/MessageActions'
import { InboxTools as InboxTools_f8058e6f97aeeaa3ef43a56abf463a88 } from '../../../src/forms/admin/InboxTools'
import { DownloadLink as DownloadLink_fd4cd1bd239af84dadda3ad7b47c43dd } from '../../../src/forms/admin/DownloadLink'
import { LanguageCode as LanguageCode_903ac49dda090492f06d180cf11e4c21 } from '../../../src/admin/LanguageCode'
import { OwnFontNote as OwnFontNote_60930736499d6716c5eb50bef788e6fd } from '../../../src/admin/OwnFontNote'
import { SiteMark as SiteMark_e460b4ec43bdde560435d4831126e1f5 } from '../../../src/brand/admin/SiteMark'
import { SiteLogo as SiteLogo_685f6974d18839a7ce2c38dc6444dfd7 } from '../../../src/brand/admin/SiteLogo'
import { Finder as Finder_d2562d8fcd3d43a3f5748f19d4c3798a } from '../../../src/finder/admin/Finder'
import { HelpButton as HelpButton_021c0989abfb4d89a1a11811e4c1ed63 } from '../../../src/admin/help/HelpButton'
import { StatusLink as StatusLink_211940d0834f5a52c323a22f0f046a9d } from '../../../src/status/admin/StatusLink'
import { SetupLink as SetupLink_af75eff672884ce7edf842f61427747c } from '../../../src/setup/admin/SetupLink'
import { SetupBanner as SetupBanner_ae01c24d7454691c7c2aabe619310628 } from '../../../src/setup/admin/SetupBanner'
import { Overview as Overview_37926191772676e664fea106ce005c22 } from '../../../src/overview/admin/Overview'
import { HardCodedTexts as HardCodedTexts_018bc72801974ac7b0a1089890feb635 } from '../../../src/admin/texts/HardCodedTexts'
import { PlanWhatIsShown as PlanWhatIsShown_b1b4e7ba37ec4bda28d942948c72c76c } from '../../../src/editing/schedule/admin/PlanWhatIsShown'
import { LoginView as LoginView_e6c4c39fcb67e2bc77913a86a8169773 } from '../../../src/accounts/admin/LoginView'
import { StatusView as StatusView_1b61d2001610ba6437a5b3a782898c56 } from '../../../src/status/admin/StatusView'
import { SetupView as SetupView_c009acbc1ea00f29d324c1c054cbd6bc } from '../../../src/setup/admin/SetupView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/RowTitle#RowTitle": RowTitle_0130584f5ae4d5894531f93131ea5c04,
  "/src/reusable/admin/ReusableField#ReusableField": ReusableField_86851c2799bc998e8ac78e83b8c3280e,
  "/src/reusable/admin/ReusableTitle#ReusableTitle": ReusableTitle_fdd8f226198051fe3d010893e3bf17f0,
  "/src/publication/admin/OpenedAt#OpenedAt": OpenedAt_e5a672c268bb9770928353a9e564ab35,
  "/src/categories/admin/ListsCell#ListsCell": ListsCell_95dd0e2abdec01c5c42c415f5e4b1839,
  "/src/categories/admin/ListsField#ListsField": ListsField_9cf6385adbd0f8f95f2268375f7bb258,
  "/src/bin/admin/LinksToThis#LinksToThis": LinksToThis_a9127729921923f68790a35044db8ce7,
  "/src/editing/admin/EditOnPage#EditOnPage": EditOnPage_6151404d5a0249e8fcdf152d82c7c148,
  "/src/bin/admin/DeletePage#DeletePage": DeletePage_2573a1cf38ab342d1d25392eefc28f63,
  "/src/bin/admin/DeletePageItem#DeletePageItem": DeletePageItem_a411b49aed3504a599ead0941250abf8,
  "/src/bin/admin/RestoreButton#RestoreButton": RestoreButton_c8d350a02abcc4c63ae3a63b2baf526b,
  "/src/editing/usage/MediaUsage#MediaUsage": MediaUsage_026ab5d6794bba1229682dfba38a2f95,
  "/src/admin/RedirectFile#RedirectFile": RedirectFile_0aa5f584922b04b25b07b2da9f801854,
  "/src/accounts/admin/CurrentPassword#CurrentPassword": CurrentPassword_8715dd8109956583736797599b9b34f3,
  "/src/accounts/admin/AccountSecurity#AccountSecurity": AccountSecurity_a1522c0f2909771cc9ea87cb792ca48a,
  "/src/editing/trail/admin/Names#ActorCell": ActorCell_115012922a08c9ea1b583ebe5f405012,
  "/src/editing/trail/admin/Names#ActorField": ActorField_115012922a08c9ea1b583ebe5f405012,
  "/src/editing/trail/admin/Reason#ReasonCell": ReasonCell_be091ff6050516046279f5e4702b1f68,
  "/src/editing/trail/admin/Reason#ReasonField": ReasonField_be091ff6050516046279f5e4702b1f68,
  "/src/editing/trail/admin/Names#ChangedField": ChangedField_115012922a08c9ea1b583ebe5f405012,
  "/src/forms/admin/MessageActions#MessageActions": MessageActions_61a66f99efe17802e02322f3243ae6a0,
  "/src/forms/admin/InboxTools#InboxTools": InboxTools_f8058e6f97aeeaa3ef43a56abf463a88,
  "/src/forms/admin/DownloadLink#DownloadLink": DownloadLink_fd4cd1bd239af84dadda3ad7b47c43dd,
  "/src/admin/LanguageCode#LanguageCode": LanguageCode_903ac49dda090492f06d180cf11e4c21,
  "/src/admin/OwnFontNote#OwnFontNote": OwnFontNote_60930736499d6716c5eb50bef788e6fd,
  "/src/brand/admin/SiteMark#SiteMark": SiteMark_e460b4ec43bdde560435d4831126e1f5,
  "/src/brand/admin/SiteLogo#SiteLogo": SiteLogo_685f6974d18839a7ce2c38dc6444dfd7,
  "/src/finder/admin/Finder#Finder": Finder_d2562d8fcd3d43a3f5748f19d4c3798a,
  "/src/admin/help/HelpButton#HelpButton": HelpButton_021c0989abfb4d89a1a11811e4c1ed63,
  "/src/status/admin/StatusLink#StatusLink": StatusLink_211940d0834f5a52c323a22f0f046a9d,
  "/src/setup/admin/SetupLink#SetupLink": SetupLink_af75eff672884ce7edf842f61427747c,
  "/src/setup/admin/SetupBanner#SetupBanner": SetupBanner_ae01c24d7454691c7c2aabe619310628,
  "/src/overview/admin/Overview#Overview": Overview_37926191772676e664fea106ce005c22,
  "/src/admin/texts/HardCodedTexts#HardCodedTexts": HardCodedTexts_018bc72801974ac7b0a1089890feb635,
  "/src/editing/schedule/admin/PlanWhatIsShown#PlanWhatIsShown": PlanWhatIsShown_b1b4e7ba37ec4bda28d942948c72c76c,
  "/src/accounts/admin/LoginView#LoginView": LoginView_e6c4c39fcb67e2bc77913a86a8169773,
  "/src/status/admin/StatusView#StatusView": StatusView_1b61d2001610ba6437a5b3a782898c56,
  "/src/setup/admin/SetupView#SetupView": SetupView_c009acbc1ea00f29d324c1c054cbd6bc,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
