// Classes of Docusaurus with their hashes. A hash is of the path of a style sheet in its package, so that most sites of the same versions
// have the same, and name it. Collected from what versions 2.0 to 3.10 made of 46 sites: those that three or more of them have.

export const KNOWN_HASHED: ReadonlySet<string> = new Set(
  (
    'tag_Nnez tag_zVej tag_QGVx sidebar_njMd sidebar_re4s sidebar_n2kN sidebar_p57y skipToContent_fXgn skipToContent_Cfxs ' +
    'skipToContent_dSRh skipToContent_y0Xo mainWrapper_z2l0 mainWrapper_pwcl mainWrapper_odbo mainWrapper_amQc ' +
    'darkToggleIcon_wfgR darkToggleIcon_AZmF darkToggleIcon_DYfA darkToggleIcon_Ndya colorModeToggle_DEke ' +
    'colorModeToggle_Eev0 colorModeToggle_bE0R colorModeToggle_B1qM toggleButton_gllP toggleButton_RMfS toggleButton_nlze ' +
    'toggleButton_H_hP lightToggleIcon_pyhR lightToggleIcon_Waab lightToggleIcon_PyT8 lightToggleIcon_HR4T docItemCol_VOVn ' +
    'docItemCol_MYA7 docItemCol_ALOC docItemContainer_Djhp docItemContainer_oJJT docItemContainer_JbAQ ' +
    'docSidebarContainer_YfHR docSidebarContainer_EkPu docSidebarContainer_kPhk docSidebarContainer_b6E3 ' +
    'docMainContainer_TBSr docMainContainer_P1OA docMainContainer_gTbr docMainContainer_O7cc backToTopButton_sjWU ' +
    'backToTopButton_VLdo backToTopButton_H_np breadcrumbsContainer_Z_bl breadcrumbsContainer_vwzA ' +
    'breadcrumbsContainer_HA4x docsWrapper_hBAB docsWrapper_atdj docsWrapper_mhKO docsWrapper_BCFX sidebarViewport_aRkj ' +
    'sidebarViewport_yutH sidebarViewport_bHgK sidebarViewport_Xe31 title_f1Hy title_kItE codeBlockContent_QJqH ' +
    'codeBlockContent_biex codeBlockContent_q9VF codeBlock_bY9V codeBlock_tG9s codeBlockLines_e6Vv codeBlockLines_cZhB ' +
    'navbarSearchContainer_Bca1 navbarSearchContainer_VR4u navbarSearchContainer_XeLU codeBlockContainer_Ckt0 ' +
    'codeBlockContainer__V5c tableOfContents_bqdL breadcrumbHomeIcon_YNFT breadcrumbHomeIcon_Cttz admonition_xJq3 ' +
    'admonition_LlT9 admonition_tYSR admonitionIcon_Rf37 admonitionIcon_kALy admonitionIcon_YERy admonitionContent_BuS1 ' +
    'admonitionContent_S0QG admonitionContent_jmW3 admonitionHeading_Gvgb admonitionHeading_tbUL admonitionHeading_wwPA ' +
    'tabItem_Ymn6 tabItem_LNqP docRoot_UBD9 docRoot_yvgw tocCollapsibleButton_TO0P tocCollapsible_ETCw tocMobile_ITEo ' +
    'details_lb9f details_b_Ee iconEdit_Z9Sw lastUpdated_JAkA lastUpdated_vwxv iconExternalLink_nPIU tagWithCount_h2kH ' +
    'linkLabel_WmDU linkLabel_6f18 toggleIcon_g3eP toggleIcon_yQSB systemToggleIcon_QzmC systemToggleIcon_TSAS ' +
    'container_mt6G tags_jXut tagRegular_sFm0 codeBlockTitle_OeMC codeBlockTitle_Ktv7 categoryLink_byQd ' +
    'categoryLinkLabel_W154 sidebarItemLink_mo7H sidebarItemTitle_pO2u sidebarItemList_Yudw sidebarItemLinkActive_I1ZP ' +
    'cardTitle_mcqP cardTitle_rnsV sidebarItem__DBe authorCol_Hf19 cardContainer_KhuF cardContainer_fWXF ' +
    'cardDescription_L2fP cardDescription_PWke noPrint_WFHX mdxPageWrapper_j9I6 generatedIndexPage_vN6x tabList__CuJ ' +
    'collapsibleContent_i85q authorSocials_rSDt authorName_yefp authorImage_XqGP authorDetails_lV9A docCardListItem_W1sv ' +
    'yearGroupHeading_rMGB authorTitle_nd0D buttonGroup__atx buttonGroup_knO1 footerLogoLink_BH7S iconLanguage_nlXk ' +
    'docMainContainerEnhanced_lQrH'
  ).split(' '),
)
