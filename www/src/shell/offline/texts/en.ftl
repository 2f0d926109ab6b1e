offline-new = A new version of the page is ready.
offline-open = Open it now
offline-notKept = { $why ->
    [full] The page cannot be kept for use offline: there is not enough space on this device.
    [refused] This browser does not let the page be kept for use offline.
   *[torn] The page could not be fetched completely, so it is not yet kept for use offline.
  }
offline-notUpdated = { $why ->
    [full] There is not enough space on this device for the new version. The page keeps using the current version.
    [refused] This browser does not let the new version be kept. The page keeps using the current version.
   *[torn] The new version could not be fetched completely. The page keeps using the current version.
  }
